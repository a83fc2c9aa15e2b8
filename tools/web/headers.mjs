function contentSecurityPolicy(styleSource) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleSource}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

const FOR_EVERY_FILE = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

const CLOSED_FEATURES = ['accelerometer', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];
const PERMISSIONS = ['camera=(self)', ...CLOSED_FEATURES.map((feature) => `${feature}=()`)].join(', ');

/** With a nonce, only that one inline style tag is allowed; without, none. Keep in sync with docker/nginx. */
export function pageHeaders(nonce) {
  return {
    ...FOR_EVERY_FILE,
    'Content-Security-Policy': contentSecurityPolicy(nonce ? `'self' 'nonce-${nonce}'` : "'self'"),
    'Permissions-Policy': PERMISSIONS,
    'Cache-Control': 'no-cache',
  };
}

export const fileHeaders = FOR_EVERY_FILE;
