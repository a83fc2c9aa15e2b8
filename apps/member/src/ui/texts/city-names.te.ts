/** A file of this application's own, so that it can be fetched apart. */
export { te } from '@kalyanam/shared/vocabulary/city-names.te';
