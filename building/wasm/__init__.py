"""The compiled rules for browsers: the same libraries as wasm, which Python in a browser (Pyodide) loads.

`tools` fetches a C compiler and headers, `writing` has mypyc write C for 32 bits, `making` compiles and packs it,
`adding` lays the archive into the engine's folder of a site. Why and how: docs/decisions/0032-compiled-on-wasm.md.
"""
