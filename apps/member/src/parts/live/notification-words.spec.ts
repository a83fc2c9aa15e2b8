import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import {
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type NotificationKind,
} from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { Icon } from '../../ui/icon';
import { wordsOf } from './notification-words';
import { en } from './notification-words.en';
import { te } from './notification-words.te';

const SWATHI = { id: 'p1', name: 'స్వాతి రెడ్డి' };
const words = (kind: NotificationKind, member: NotificationView['member']) =>
  [en, te].map((texts) =>
    wordsOf({ id: 'n1', kind, at: '2026-11-20T06:30:00Z', read: false, member, outcome: null, notes: null }, texts),
  );
const titles = (kind: NotificationKind, member: NotificationView['member']): string[] =>
  words(kind, member).map(({ title }) => title);

it.each(NOTIFICATION_KINDS)('%s has a group, an icon, a page and words in both languages', (kind) => {
  const { group, icon } = NOTIFICATIONS[kind];
  expect(isValueOf(NOTIFICATION_GROUPS, group)).toBe(true);
  expect(render(createElement(Icon, { name: icon })).container.querySelector('path[d]')).not.toBeNull();
  const [english, telugu] = words(kind, SWATHI);
  expect(english?.to).toMatch(/^\//);
  expect(english?.title).toMatch(/^.*[A-Za-z].*[.?]$/);
  expect(telugu?.title).toMatch(/^.*[ఀ-౿].*[.?]$/);
  expect(telugu?.act === '').toBe(english?.act === '');
});

it.each<[NotificationKind, string, string]>([
  ['interest-delivered', 'స్వాతి రెడ్డి గారు మీ ప్రొఫైల్‌పై', 'సభ్యులొకరు మీ ప్రొఫైల్‌పై'],
  ['note-held', 'స్వాతి రెడ్డి గారికి మీరు', 'సభ్యులొకరికి మీరు'],
  ['call-cancelled', 'స్వాతి రెడ్డి గారి కుటుంబం', 'మీ మొదటి ఫోన్ కాల్'],
  ['call-off', 'స్వాతి రెడ్డి గారి కుటుంబంతో', 'మీ మొదటి ఫోన్ కాల్'],
  ['call-returned', 'స్వాతి రెడ్డి గారితో', 'సభ్యులొకరితో'],
  ['desk-draft', 'స్వాతి రెడ్డి గారి ప్రొఫైల్', 'మీ సొంత ప్రొఫైల్'],
  ['desk-withdrawn', 'స్వాతి రెడ్డి గారి గురించి', 'మీ సొంత ప్రొఫైల్ గురించి'],
])('%s has its suffix with and without a name', (kind, named, unnamed) => {
  expect(titles(kind, SWATHI)[1]?.startsWith(named)).toBe(true);
  expect(titles(kind, null)[1]?.startsWith(unnamed)).toBe(true);
});

it('names a member in English where there is a name', () => {
  expect(titles('call-cancelled', null)[0]).toBe('A first call of yours is off.');
  expect(
    NOTIFICATION_KINDS.map((kind) => titles(kind, null)[0]).filter((title) => / A member/.test(title ?? '')),
  ).toEqual([]);
  expect(titles('call-cancelled', SWATHI)[0]).toBe('స్వాతి రెడ్డి’s family has called off the call.');
  expect(titles('call-off', SWATHI)[0]).toBe('The call with స్వాతి రెడ్డి’s family is off.');
  expect(titles('desk-draft', null)[0]).toBe('Your family suggests something about your own profile.');
});
