/** Which page is shown, by the address. Links within the site change the page without loading it anew. */
class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);
}
export const router = new Router();

function moved(): void {
  router.path = location.pathname;
  router.query = location.search;
  router.hash = location.hash;
}

/** Show another page; `instead` of this one, where the way back shall not lead here. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
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
  if (
    link.target !== '' ||
    link.hasAttribute('download') ||
    link.origin !== location.origin ||
    link.pathname.startsWith('/api/')
  )
    return;
  event.preventDefault();
  if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') {
    location.hash = link.hash;
    return;
  }
  go(link.pathname + link.search + link.hash);
});
