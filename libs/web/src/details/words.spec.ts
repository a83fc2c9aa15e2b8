import { en as labels } from '@kalyanam/shared/details/labels.en';
import { en as districts } from '@kalyanam/shared/domain/districts.en';
import { en as vocabulary } from '@kalyanam/shared/domain/vocabulary.en';
import { expect, it } from 'vitest';
import { detailWords } from './words';

const words = detailWords({ labels, districts, vocabulary });

it('says what a value is called, and free text as it was written', () => {
  expect(words.valueOf('degree', 'mbbs')).toBe('M.B.B.S.');
  expect(words.valueOf('nativeVillage', 'Tenali')).toBe('Tenali');
});

it('shows a value that has left its list as it is', () => {
  expect(words.valueOf('degree', 'left-the-list')).toBe('left-the-list');
  expect(words.valueOf('nativeDistrict', 'left-the-list')).toBe('left-the-list');
  expect(words.valueOf('nativeState', 'left-the-list')).toBe('left-the-list');
});
