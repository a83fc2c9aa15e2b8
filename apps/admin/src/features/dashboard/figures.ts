import { indianNumber } from '../../ui/india-date';

/** A figure as shown; '—' for none. */
export const figure = (value: number | null): string => (value === null ? '—' : indianNumber(value));

/** Mean waiting time: '19.4 h', '—' for none. */
export const hoursShown = (hours: number | null): string => (hours === null ? '—' : `${indianNumber(hours)} h`);

/** Share of a whole in per cent, 0 of nothing. */
export const share = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);
