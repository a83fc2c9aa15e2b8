/** Where demo members and their families live, and what follows from it. */
import type { NriCountry, State } from '@kalyanam/shared/base/vocabulary/places';
import type { Weighted } from './random.js';

export type Region = 'telangana' | 'rayalaseema' | 'coast';
type Subcaste = 'Motati' | 'Pakanati' | 'Panta' | 'Pedakanti' | 'Velanati' | 'Gone';

export interface Home {
  city: string;
  state: State;
  region: Region;
  /** The town in Telugu script, to which 'లో' (in) can be joined. */
  telugu?: string;
}

const home = (state: State, region: Region, city: string, telugu?: string): Home => ({ city, state, region, telugu });
const AP = 'andhra-pradesh';
const TG = 'telangana';

export const HOMES: Weighted<Home> = [
  [home(AP, 'coast', 'Nellore', 'నెల్లూరు'), 7],
  [home(AP, 'rayalaseema', 'Kurnool', 'కర్నూలు'), 7],
  [home(AP, 'rayalaseema', 'Kadapa', 'కడప'), 7],
  [home(AP, 'coast', 'Guntur', 'గుంటూరు'), 6],
  [home(AP, 'coast', 'Ongole', 'ఒంగోలు'), 5],
  [home(AP, 'rayalaseema', 'Anantapur', 'అనంతపురం'), 5],
  [home(AP, 'rayalaseema', 'Tirupati', 'తిరుపతి'), 5],
  [home(AP, 'rayalaseema', 'Chittoor', 'చిత్తూరు'), 3],
  [home(AP, 'rayalaseema', 'Nandyal', 'నంద్యాల'), 4],
  [home(AP, 'rayalaseema', 'Proddatur', 'ప్రొద్దుటూరు'), 3],
  [home(AP, 'rayalaseema', 'Madanapalle', 'మదనపల్లె'), 2],
  [home(AP, 'rayalaseema', 'Tadipatri'), 2],
  [home(AP, 'coast', 'Narasaraopet', 'నరసరావుపేట'), 3],
  [home(AP, 'coast', 'Markapur', 'మార్కాపురం'), 2],
  [home(AP, 'coast', 'Kavali', 'కావలి'), 2],
  [home(AP, 'coast', 'Vijayawada', 'విజయవాడ'), 3],
  [home(AP, 'coast', 'Rajamahendravaram'), 2],
  [home(TG, 'telangana', 'Hyderabad'), 9],
  [home(TG, 'telangana', 'Warangal'), 5],
  [home(TG, 'telangana', 'Hanamkonda', 'హనుమకొండ'), 2],
  [home(TG, 'telangana', 'Nalgonda', 'నల్గొండ'), 6],
  [home(TG, 'telangana', 'Karimnagar'), 5],
  [home(TG, 'telangana', 'Khammam'), 3],
  [home(TG, 'telangana', 'Mahabubnagar'), 4],
  [home(TG, 'telangana', 'Nizamabad'), 3],
  [home(TG, 'telangana', 'Suryapet', 'సూర్యాపేట'), 3],
  [home(TG, 'telangana', 'Siddipet', 'సిద్దిపేట'), 2],
  [home(TG, 'telangana', 'Sangareddy'), 2],
  [home(TG, 'telangana', 'Miryalaguda', 'మిర్యాలగూడ'), 2],
];

export const NEIGHBOURHOODS = ['Balaji Colony', 'Gandhi Nagar', 'Old Town', 'Srinivasa Nagar', 'Vidya Nagar'] as const;

type Workplace = readonly [state: State, city: string];

export const WORK_CITIES: Weighted<Workplace> = [
  [[TG, 'Hyderabad'], 44],
  [['karnataka', 'Bengaluru'], 22],
  [['tamil-nadu', 'Chennai'], 7],
  [['maharashtra', 'Pune'], 6],
  [[AP, 'Vijayawada'], 5],
  [[AP, 'Visakhapatnam'], 5],
  [['maharashtra', 'Mumbai'], 3],
  [['haryana', 'Gurugram'], 2],
  [['delhi', 'New Delhi'], 1],
  [['karnataka', 'Mysuru'], 1],
  [['tamil-nadu', 'Coimbatore'], 1],
  [['kerala', 'Kochi'], 1],
];

export const ABROAD: Weighted<readonly [country: NriCountry, cities: readonly string[]]> = [
  [['usa', ['Dallas', 'Austin', 'Seattle', 'San Jose', 'Chicago', 'Charlotte', 'Atlanta', 'Jersey City']], 52],
  [['uk', ['London', 'Manchester', 'Reading', 'Birmingham', 'Leeds']], 13],
  [['canada', ['Toronto', 'Vancouver', 'Calgary', 'Mississauga']], 11],
  [['australia', ['Melbourne', 'Sydney', 'Brisbane', 'Perth']], 10],
  [['germany', ['Munich', 'Berlin', 'Stuttgart', 'Frankfurt']], 6],
  [['dubai', ['Dubai']], 5],
  [['others', ['Singapore', 'Dublin', 'Auckland']], 3],
];

export const SUBCASTES: Record<Region, Weighted<Subcaste | null>> = {
  telangana: [
    ['Motati', 6],
    ['Gone', 3],
    ['Pakanati', 1],
    [null, 1],
  ],
  rayalaseema: [
    ['Pakanati', 4],
    ['Motati', 3],
    ['Pedakanti', 2],
    ['Panta', 1],
    [null, 1],
  ],
  coast: [
    ['Panta', 5],
    ['Velanati', 2],
    ['Pedakanti', 2],
    ['Pakanati', 1],
    [null, 1],
  ],
};

export const GOTHRAS: Weighted<string> = [
  ['Pydipala', 6],
  ['Janakula', 5],
  ['Kasyapa', 5],
  ['Bharadwaja', 4],
  ['Dhanunjaya', 3],
  ['Vasishta', 3],
  ['Atreya', 2],
  ['Viswamitra', 2],
  ['Haritasa', 2],
  ['Kaundinya', 2],
  ['Gautama', 2],
  ['Jamadagni', 1],
  ['Sandilya', 1],
];
