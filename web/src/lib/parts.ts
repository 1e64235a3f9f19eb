/** What a page shows only with the house beside it: how far that has come up, and that Talia can be installed. The build puts `parts_house` here. */
export { Install, Standing } from './parts_network';
