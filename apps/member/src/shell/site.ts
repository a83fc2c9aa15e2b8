/**
 * The operator of this site, from the build's settings (docs/operations/deploy.md, "Settings"); the defaults here name
 * no one.
 */
const env = import.meta.env as Record<string, string | undefined>;

export const SITE = {
  name: env['VITE_SITE_NAME'] || 'kalyanam.example',
  supportEmail: env['VITE_SUPPORT_EMAIL'] || 'support@kalyanam.example',
  grievanceOfficer: env['VITE_GRIEVANCE_OFFICER'] || null,
  grievanceEmail: env['VITE_GRIEVANCE_EMAIL'] || 'grievance@kalyanam.example',
} as const;
