import type { OwnPhoto } from '@kalyanam/shared/contracts/files';

/** Rejected photos come last; a lone rejected photo is not a main photo. */
export const isMain = ({ state }: OwnPhoto, index: number): boolean => index === 0 && state !== 'rejected';
