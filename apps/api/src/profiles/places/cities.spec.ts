import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { STATES } from '@kalyanam/shared/base/vocabulary/places';
import { citiesOf, cityName, citySlug } from './cities.js';

const labels = (state: string) => citiesOf(state).map((city) => city.label);

const HEADQUARTERS = {
  'andhra-pradesh':
    'Amalapuram Anakapalli Anantapur Bapatla Bhimavaram Chittoor Eluru Guntur Kadapa Kakinada Kurnool Machilipatnam Madanapalle Markapur Nandyal Narasaraopet Nellore Ongole Paderu Parvathipuram Puttaparthi Rajamahendravaram Rampachodavaram Rayachoti Srikakulam Tirupati Vijayawada Visakhapatnam Vizianagaram',
  telangana:
    'Adilabad Asifabad Bhongir Bhupalpally Gadwal Hanamkonda Hyderabad Jagtial Jangaon Kamareddy Karimnagar Khammam Kothagudem Mahabubabad Mahabubnagar Mancherial Medak Medchal Mulugu Nagarkurnool Nalgonda Narayanpet Nirmal Nizamabad Peddapalli Sangareddy Siddipet Sircilla Suryapet Vikarabad Wanaparthy Warangal',
};

describe('cities', () => {
  it.each(valuesOf(STATES))('of %s are sorted by label, with a value of their own', (state) => {
    const cities = citiesOf(state);
    const values = cities.map((city) => city.value);

    expect(cities.length).toBeGreaterThan(15);
    expect(new Set(values).size).toBe(cities.length);
    expect(values.filter((value) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))).toEqual([]);
    expect(labels(state)).toEqual(labels(state).sort((one, other) => one.localeCompare(other, 'en')));
    expect(labels(state).filter((label) => !/^[A-Z][A-Za-z -]+$/.test(label))).toEqual([]);
  });

  it.each(Object.entries(HEADQUARTERS))('of %s hold the seat of every district', (state, seats) => {
    expect(labels(state)).toEqual(expect.arrayContaining(seats.split(' ')));
  });

  it('use current spellings', () => {
    expect(labels('karnataka')).toEqual(expect.arrayContaining(['Bengaluru', 'Mysuru', 'Hubballi', 'Mangaluru']));
    expect(labels('tamil-nadu')).toContain('Chennai');
    expect(labels('maharashtra')).toEqual(expect.arrayContaining(['Mumbai', 'Pune', 'Navi Mumbai']));
    expect(labels('haryana')).toContain('Gurugram');
  });

  it('are empty for an unknown state', () => {
    expect(citiesOf('atlantis')).toEqual([]);
    expect(citiesOf('constructor')).toEqual([]);
  });

  it('use their slug as value', () => {
    expect(citySlug('Navi Mumbai')).toBe('navi-mumbai');
    expect(citySlug(' Pimpri-Chinchwad ')).toBe('pimpri-chinchwad');
  });

  it('are normalized to their label, whichever way they were sent', () => {
    expect(['navi-mumbai', 'NAVI  MUMBAI', 'Navi Mumbai'].map((sent) => cityName('maharashtra', sent))).toEqual(
      Array(3).fill('Navi Mumbai'),
    );
    expect(cityName('telangana', 'navi-mumbai')).toBe('navi-mumbai');
    expect(cityName('telangana', '')).toBe('');
  });
});
