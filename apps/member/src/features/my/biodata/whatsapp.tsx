import { buttonClass, type ButtonLook } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useBiodataTexts } from './biodata.en';

/** The address of a link, as it is given out. */
export const addressOf = (path: string): string => `${location.origin}${path}`;

interface WhatsAppProps {
  path: string;
  look: ButtonLook;
  /** Where several links are on the page: the family it was made for. */
  of?: string;
}

/** Hands the words to WhatsApp, which asks for the reader; nothing is fetched from it. */
export function WhatsApp({ path, look, of }: WhatsAppProps) {
  const texts = useBiodataTexts();
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(texts.shareText(addressOf(path)))}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={of && texts.whatsAppOf(of)}
      className={buttonClass(look)}
    >
      <Icon name="message" />
      {texts.whatsApp}
    </a>
  );
}
