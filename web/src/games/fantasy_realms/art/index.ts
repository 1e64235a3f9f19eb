/** The pictures of all cards, by suit. */
import { ARMY } from './army';
import { ARTIFACT } from './artifact';
import { BEAST } from './beast';
import { FLAME } from './flame';
import { FLOOD } from './flood';
import { LAND } from './land';
import { LEADER } from './leader';
import { WEAPON } from './weapon';
import { WEATHER } from './weather';
import { WILD } from './wild';
import { WIZARD } from './wizard';
import type { Scenes } from './pens';

export const SCENES: Scenes = {
  ...LAND,
  ...FLOOD,
  ...WEATHER,
  ...FLAME,
  ...ARMY,
  ...WIZARD,
  ...LEADER,
  ...BEAST,
  ...WEAPON,
  ...ARTIFACT,
  ...WILD,
};
