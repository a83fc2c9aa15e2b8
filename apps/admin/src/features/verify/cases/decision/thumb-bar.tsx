import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ComponentProps, ElementType } from 'react';
import { ChatIcon, CrossIcon, ForwardIcon } from '../../../../ui/list/icons';
import { useTexts } from '../verify.en';
import { useQueueTexts } from '../queue/queue.en';
import { Decisions } from './decision-buttons';

type Act = (() => void) | undefined;

interface Props extends Omit<ComponentProps<typeof Decisions>, 'sx'> {
  next: Act;
  ask: Act;
  /** Closes the list of reasons: on a phone there is no Escape. */
  cancel: () => void;
}

const HEIGHT = 52;

/** Words of any length stay inside: two lines where one is too long, and no larger than the bar bears. */
const DECISION = {
  flex: '1 1 0',
  minWidth: 0,
  minHeight: HEIGHT,
  px: 0.5,
  whiteSpace: 'normal',
  lineHeight: 1.25,
  fontSize: 'min(0.9375rem, 4.2vw)',
};

const STEP = {
  flex: 'none',
  flexDirection: 'column',
  minWidth: HEIGHT,
  minHeight: HEIGHT,
  px: 0.5,
  borderRadius: 1,
  font: 'inherit',
  fontSize: 'min(0.8125rem, 4vw)',
  lineHeight: 1.3,
  '&.Mui-disabled': { opacity: 0.5 },
} as const;

interface StepProps {
  icon: ElementType;
  label: string;
  /** What it does, where the label is too short to say it. */
  name?: string;
  onPress: Act;
}

const Step = ({ icon: Icon, label, name, onPress }: StepProps) => (
  <ButtonBase aria-label={name} disabled={!onPress} onClick={onPress} sx={STEP}>
    <Icon aria-hidden />
    {label}
  </ButtonBase>
);

/** One row for the thumb: a question to the member, the two decisions, and the way on. */
export function ThumbBar({ next, ask, cancel, ...decisive }: Props) {
  const { decision: texts } = useTexts();
  const { ask: askMember, askShort } = useQueueTexts();
  return (
    <Box sx={{ display: 'flex', flexGrow: 1, minWidth: 0, gap: 1 }}>
      {decisive.choosing ? (
        <Step icon={CrossIcon} label={texts.cancelShort} onPress={cancel} />
      ) : (
        <Step icon={ChatIcon} label={askShort} name={askMember} onPress={ask} />
      )}
      <Decisions {...decisive} sx={DECISION} />
      {!decisive.choosing && <Step icon={ForwardIcon} label={texts.next} onPress={next} />}
    </Box>
  );
}
