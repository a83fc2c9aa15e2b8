import { en as labels } from './detail-labels.en.js';
import { en as districts } from '../../base/domain/districts.en.js';
import { en as vocabulary } from '../../base/domain/vocabulary.en.js';
import { NAMES } from '../speech/names.js';
import { detailWords } from './detail-words.js';

const words = detailWords({ labels, districts, vocabulary }, NAMES.te);

it('says what a value is called, and free text as it was written', () => {
  expect(words.valueOf('degree', 'mbbs')).toBe('M.B.B.S.');
  expect(words.valueOf('employer', 'Tenali Mills')).toBe('Tenali Mills');
});

it('calls a town as the language does, where a table has it', () => {
  expect(words.valueOf('nativeVillage', 'Tenali')).toBe('తెనాలి');
  expect(words.valueOf('nativeMandal', 'Gopannapalem')).toBe('Gopannapalem');
  expect(words.valueOf('fieldOfStudy', 'Tenali')).toBe('Tenali');
});

it('shows a value that has left its list as it is', () => {
  expect(words.valueOf('degree', 'left-the-list')).toBe('left-the-list');
  expect(words.valueOf('nativeDistrict', 'left-the-list')).toBe('left-the-list');
  expect(words.valueOf('nativeState', 'left-the-list')).toBe('left-the-list');
});
