import { dialledPhone } from '@kalyanam/shared/phone';

/** As WhatsApp asks for it: with the country's code, without the plus. */
export const chatNumber = (phone: string): string => dialledPhone(phone).slice(1);
