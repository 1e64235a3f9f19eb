/** Your turn: a dot on the page's icon, and, if wished and only while the page is hidden, a notification. */
import { based } from './base';

let shown = false;

export function attention(turn: boolean, words: string | null): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = based(turn ? '/favicon-turn.svg' : '/favicon.svg');
  if (
    turn &&
    !shown &&
    words !== null &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  )
    new Notification(words, { icon: based('/favicon.svg'), tag: 'turn' });
  shown = turn;
}
