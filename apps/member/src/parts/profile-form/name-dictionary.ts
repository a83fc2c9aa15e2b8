/** Fetched once there is a name to write in Telugu. */
export { teluguName } from '@kalyanam/shared/names/telugu-name';
