import { ActingBand } from './acting-band';
import { HandLinks, HandTabs } from './hand-bars';

type HandsProps = { part: 'band' } | { part: 'links' } | { part: 'tabs'; opens: string | undefined };

/** C14: the parts that a family account has in place of a candidate's or beside them. */
export function Hands(props: HandsProps) {
  if (props.part === 'links') return <HandLinks />;
  return props.part === 'tabs' ? <HandTabs opens={props.opens} /> : <ActingBand />;
}
