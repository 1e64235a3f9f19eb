/** How steps are shown: the forms, and the stage they are shown on. */
export { perform } from './forms';
export { Stage } from './stage';
