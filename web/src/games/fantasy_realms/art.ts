/** Fantasy Realms: illuminated miniatures. Each card has one of its own, in the four tones of its suit. */
import { r, wrap, type Tones } from '../../art/draw';
import { CARDS } from '../../generated/fantasy_realms/facts';
import { SCENES } from './art/index';

const BARE: Tones = ['#1c1c1c', '#3c3a38', '#8d8577', '#f3ead6'];
const TONES: Record<string, Tones> = {
  // dark, deep, mid, light
  army: ['#2b2a33', '#474656', '#7e7c91', '#d9d6e2'],
  leader: ['#3a1238', '#6a2467', '#a7489f', '#f0b9e4'],
  wizard: ['#1d1648', '#35298a', '#6654cc', '#cbbfff'],
  weapon: ['#22303a', '#3a5262', '#6b8da1', '#d3e4ee'],
  artifact: ['#3b2a0c', '#6d4f14', '#b98a25', '#f8dc8c'],
  beast: ['#13300f', '#27591e', '#549a3d', '#c8eba5'],
  land: ['#2e1d10', '#5a3a1f', '#a06c3c', '#efcb9c'],
  weather: ['#0f3138', '#1f5c68', '#489aa8', '#bfeaf0'],
  flood: ['#0b2149', '#164089', '#3478d0', '#b6d8ff'],
  flame: ['#40100a', '#84210f', '#d9541e', '#ffcf70'],
  wild: BARE,
};

/** The picture of a card. */
export function draw(id: string): string {
  const tones = TONES[CARDS[id]?.suit ?? ''] ?? BARE;
  return wrap(SCENES[id]?.(tones) ?? r(0, 0, 100, 100, tones[1]));
}
