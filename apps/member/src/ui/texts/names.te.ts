/** A file of this application's own, so that it can be fetched apart. */
export { NAMES } from '@kalyanam/shared/names/names';
