const given = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the product was not started.`);
  return value;
};

export const memberUrl = (path = '/'): string => given('MEMBER_URL') + path;
export const adminUrl = (path = '/'): string => given('ADMIN_URL') + path;
/** A route below the prefix, on the API itself. */
export const apiUrl = (path: string): string => given('API_URL') + path;

/** Accounts of the demonstration community, all with the same password. */
export const DEMO_PASSWORD = 'Kalyanam2026@demo';
/** Every code in development. */
export const CODE = '123456';
