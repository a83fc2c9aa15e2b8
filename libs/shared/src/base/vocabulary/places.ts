import type { ValueOf } from './option.js';

export const STATES = [
  { value: 'andhra-pradesh', label: 'Andhra Pradesh' },
  { value: 'telangana', label: 'Telangana' },
  { value: 'karnataka', label: 'Karnataka' },
  { value: 'tamil-nadu', label: 'Tamil Nadu' },
  { value: 'kerala', label: 'Kerala' },
  { value: 'maharashtra', label: 'Maharashtra' },
  { value: 'gujarat', label: 'Gujarat' },
  { value: 'rajasthan', label: 'Rajasthan' },
  { value: 'madhya-pradesh', label: 'Madhya Pradesh' },
  { value: 'uttar-pradesh', label: 'Uttar Pradesh' },
  { value: 'bihar', label: 'Bihar' },
  { value: 'west-bengal', label: 'West Bengal' },
  { value: 'odisha', label: 'Odisha' },
  { value: 'punjab', label: 'Punjab' },
  { value: 'haryana', label: 'Haryana' },
  { value: 'delhi', label: 'Delhi' },
  { value: 'others', label: 'Others' },
] as const;
export type State = ValueOf<typeof STATES>;

export const NRI_COUNTRIES = [
  { value: 'usa', label: 'USA' },
  { value: 'uk', label: 'UK' },
  { value: 'australia', label: 'Australia' },
  { value: 'canada', label: 'Canada' },
  { value: 'germany', label: 'Germany' },
  { value: 'dubai', label: 'Dubai' },
  { value: 'others', label: 'Others' },
] as const;
export type NriCountry = ValueOf<typeof NRI_COUNTRIES>;

/** Where a candidate works; 'domestic' is accepted on input as a synonym of 'india' (R24). */
export const WORK_TYPES = [
  { value: 'india', label: 'India' },
  { value: 'nri', label: 'Abroad (NRI)' },
] as const;
export type WorkType = ValueOf<typeof WORK_TYPES>;
