import { defineTexts } from '@kalyanam/web/i18n/texts';

export interface TextBeginning {
  readonly chip: string;
  /** What goes into the text. */
  readonly words: string;
}

export const en = {
  label: 'Ways to begin',
  begin: (chip: string) => `Begin with: ${chip}`,
  undo: (chip: string) => `Take back: ${chip}`,
  own: {
    selfSummary: {
      work: { chip: 'My work', words: 'I work as ' },
      family: { chip: 'My family', words: 'My family is from ' },
      sunday: { chip: 'A normal Sunday', words: 'On a normal Sunday I ' },
    },
    expectations: {
      person: { chip: 'The person', words: 'I would like to meet someone who ' },
      family: { chip: 'The family', words: 'To my family it matters that ' },
      life: { chip: 'Life together', words: 'After the wedding I would like to ' },
    },
  },
  others: {
    selfSummary: {
      work: { chip: 'Work', words: 'Works as ' },
      family: { chip: 'Family', words: 'The family is from ' },
      sunday: { chip: 'A normal Sunday', words: 'A normal Sunday begins with ' },
    },
    expectations: {
      person: { chip: 'The person', words: 'We would like to meet someone who ' },
      family: { chip: 'The family', words: 'To our family it matters that ' },
      life: { chip: 'Life together', words: 'After the wedding it would be good to ' },
    },
  },
};

export const useTextBeginningTexts = defineTexts('textBeginnings', en);
