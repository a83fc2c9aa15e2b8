const INDIA = '91';
const digits = (phone: string): string => phone.replace(/\D/g, '');

/** With the country's code: numbers of ten digits are Indian. */
export const chatNumber = (phone: string): string => {
  const all = digits(phone);
  return all.length === 10 ? INDIA + all : all;
};

export const dialled = (phone: string): string => `+${chatNumber(phone)}`;
