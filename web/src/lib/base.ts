/**
 * Under which path of its host this page lives: at the root (''), or in a folder ('/cards'). The page says it of itself, so that
 * one build serves any place. Addresses within the house (`/table/…`, `/assets/…`) are written without it everywhere else.
 */
export const BASE = document.querySelector<HTMLMetaElement>('meta[name="talia-base"]')?.content ?? '';

/** The address on this host of something in the house. */
export const based = (path: string): string => BASE + path;

/** What an address on this host is called in the house; null where it is not of the house. */
export function within(pathname: string): string | null {
  if (pathname === BASE) return '/';
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : null;
}

/** The whole address, as others are given it. */
export const whole = (path: string): string => new URL(based(path), location.href).href;
