/** The check digit of Aadhaar numbers: Verhoeff's scheme over the dihedral group D5 (R16). */
const MULTIPLY = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTE = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];
const INVERSE = '0432156789';

const fold = (digits: string, offset: number): number =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, index) => {
      const permuted = Number(PERMUTE[(index + offset) % 8]?.[Number(digit)]);
      return Number(MULTIPLY[sum]?.[permuted]);
    }, 0);

/** Whether the last digit of a string of digits is its correct check digit. */
export const verhoeffHolds = (digits: string): boolean => /^\d+$/.test(digits) && fold(digits, 0) === 0;

/** The check digit that completes a string of digits. */
export const verhoeffDigit = (digits: string): string => INVERSE[fold(digits, 1)] ?? '0';
