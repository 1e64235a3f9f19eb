/** Which page is shown, by the address. Links within the site change the page without loading it anew. */
import { based, within } from './base';

const here = (): string => within(location.pathname) ?? '/';

class Router {
  path = $state(here());
  query = $state(location.search);
  hash = $state(location.hash);
}
export const router = new Router();

function moved(): void {
  router.path = here();
  router.query = location.search;
  router.hash = location.hash;
}

/** Show another page; `instead` of this one, where the way back shall not lead here. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', based(path));
  else history.pushState(null, '', based(path));
  moved();
  scrollTo(0, 0);
}

/** Let the address name a place on this page, without a step to go back. */
export function mark(hash: string): void {
  history.replaceState(null, '', hash);
  router.hash = location.hash;
}

addEventListener('popstate', moved);
addEventListener('hashchange', moved);
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a');
  if (link === null || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const path = link.origin === location.origin ? within(link.pathname) : null;
  if (link.target !== '' || link.hasAttribute('download') || path === null || path.startsWith('/api/')) return;
  event.preventDefault();
  if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') {
    location.hash = link.hash;
    return;
  }
  go(path + link.search + link.hash);
});
