"""What a screen reader is told of a page: the browser's own accessibility tree, as text to read in review."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Boxes without a name say nothing; text is told by the name of what holds it.
SILENT = {"generic", "none", "InlineTextBox", "LineBreak", "ListMarker", "RootWebArea", "paragraph", "StaticText"}
SPOKEN = {"pressed", "expanded", "disabled", "checked", "selected"}
WHOLE = {"button", "link", "img", "heading", "tab", "image"}  # told with all that is in them


def tree(page: Page, root: str) -> str:
    """Role, name, state and description of everything below an element, indented as it lies."""
    session = page.context.new_cdp_session(page)
    found = session.send("DOM.getDocument", {"depth": 0})
    at = session.send("DOM.querySelector", {"nodeId": found["root"]["nodeId"], "selector": root})
    whole = session.send("Accessibility.getFullAXTree")
    backend = session.send("DOM.describeNode", {"nodeId": at["nodeId"]})["node"]["backendNodeId"]
    nodes: dict[str, dict[str, Any]] = {node["nodeId"]: node for node in whole["nodes"]}
    top = next(node for node in nodes.values() if node.get("backendDOMNodeId") == backend)
    lines: list[str] = []
    _walk(nodes, top, 0, lines)
    session.detach()
    return "\n".join(lines) + "\n"


def _walk(nodes: dict[str, dict[str, Any]], node: dict[str, Any], depth: int, lines: list[str]) -> None:
    role = node.get("role", {}).get("value", "")
    name = " ".join(str(node.get("name", {}).get("value", "")).split())
    spoken = not node.get("ignored", False)
    text = role == "StaticText" and name != ""
    if spoken and (text or role not in SILENT or (name != "" and role == "generic")):
        described = " ".join(str(node.get("description", {}).get("value", "")).split())
        states = [
            f"{one['name']}={one['value']['value']}"
            for one in node.get("properties", [])
            if one["name"] in SPOKEN and one["value"]["value"] not in (False, "false")
        ]
        line = "  " * depth + (name if text else f"{role}: {name}" if name else role)
        lines.append(line + (f" [{', '.join(states)}]" if states else "") + (f" — {described}" if described else ""))
        if role in WHOLE:
            return
        depth += 1
    for child in node.get("childIds", []):
        if child in nodes:
            _walk(nodes, nodes[child], depth, lines)
