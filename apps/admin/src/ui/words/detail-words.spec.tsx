import type { WomansGothra } from '@kalyanam/shared/base/vocabulary/gothras';
import { showTranslations } from '@kalyanam/web/i18n/language';
import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { telugu } from '../../app/telugu';
import { NO_DETAILS } from '../../testing/pending-case';
import { DetailParts } from '../list/profile-details';

const TOLD = {
  ...NO_DETAILS,
  degree: 'mbbs',
  employer: 'Apollo Hospitals',
  fatherName: 'Ramana Reddy',
  fatherLiving: 'passed-away',
  motherWork: 'teacher',
  siblings: [
    { relation: 'elder-brother', married: true, work: 'software engineer', place: 'Pune' },
    { relation: 'younger-sister', married: false, work: null, place: null },
  ],
  nativeState: 'andhra-pradesh',
  nativeDistrict: 'guntur',
  nativeVillage: 'Tenali',
  languages: ['te', 'en'],
} as const;
const WOMENS_GOTHRAS: WomansGothra[] = [
  { line: 'mother', gothra: { id: 'kasyapa', en: 'Kasyapa', te: 'కాశ్యప' }, typed: null },
  { line: 'fathers-mother', gothra: null, typed: 'Chinnamandadi' },
];

const details = {
  ...TOLD,
  siblings: [...TOLD.siblings],
  languages: [...TOLD.languages],
  womensGothras: WOMENS_GOTHRAS,
};
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const partOf = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement);
const factOf = (title: string, label: string) => partOf(title).getByText(label, { selector: 'dt' }).nextElementSibling;

describe('what a family told beyond the registration', () => {
  afterEach(() => showTranslations('en', {}));

  it('is shown in the order of a biodata, in the words of families', () => {
    render(<DetailParts details={details} />);
    expect(titles()).toEqual(['Study and work', 'Family', 'Roots', 'Lifestyle']);
    expect(factOf('Study and work', 'Degree')).toHaveTextContent('M.B.B.S.');
    expect(factOf('Family', 'Father')).toHaveTextContent('Late Ramana Reddy');
    expect(factOf('Family', 'Brothers and sisters')).toHaveTextContent(
      'One elder brother, married, software engineer in Pune One younger sister, not married',
    );
    expect(factOf('Roots', 'Native place')).toHaveTextContent('Tenali, Guntur district, Andhra Pradesh');
    expect(factOf('Roots', "Mother's birth gothra")).toHaveTextContent('Kasyapa');
    expect(factOf('Roots', "Father's mother's birth gothra")).toHaveTextContent('Chinnamandadi');
    expect(factOf('Lifestyle', 'Languages')).toHaveTextContent('Telugu, English');
  });

  it('leaves out what was not stated, and a section without details', () => {
    const { container } = render(<DetailParts details={NO_DETAILS} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is in Telugu where that is chosen; the family’s own words stay, without a language', () => {
    showTranslations('te', telugu);
    render(<DetailParts details={details} />);
    expect(titles()).toEqual(['చదువు, ఉద్యోగం', 'కుటుంబం', 'స్వస్థలం', 'అలవాట్లు']);
    expect(screen.getByText('కాశ్యప')).not.toHaveAttribute('lang');
    expect(screen.getByText('Chinnamandadi')).toHaveAttribute('lang', '');
    const employer = screen.getByText('Apollo Hospitals');
    expect(employer).toHaveAttribute('lang', '');
    expect(screen.getByText(/^తెలుగు,/)).not.toHaveAttribute('lang');
  });
});
