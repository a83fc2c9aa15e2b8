import { dialledPhone } from '@kalyanam/shared/base/phone';

/** A number in WhatsApp's format: with the country's code, without the plus. */
export const chatNumber = (phone: string): string => dialledPhone(phone).slice(1);
