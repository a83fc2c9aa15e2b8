import { Button } from '../../../../ui/button';
import { useMoreTexts } from './more-details.en';

/** Takes an answer back, where the choices have no word for that: never the loudest of them. */
export function RatherNot({ onPress }: { onPress: () => void }) {
  const { ratherNot } = useMoreTexts();
  return (
    <Button look="quiet" className="-ml-3 text-muted" onClick={onPress}>
      {ratherNot}
    </Button>
  );
}
