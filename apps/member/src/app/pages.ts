/** The lazy parts, by name: what the router opens and what hovering a link fetches ahead. */
export const PAGES = {
  application: () => import('./application'),
  memberArea: () => import('./member-area'),
  login: () => import('../features/auth/login.page'),
  register: () => import('../features/register/register.page'),
  verify: () => import('../features/verify/verify.page'),
  browse: () => import('../features/browse/browse.page'),
  profile: () => import('../features/profile/profile.page'),
  myProfile: () => import('../features/my-profile/my-profile.page'),
  editProfile: () => import('../features/edit-profile/edit-profile.page'),
  myPhotos: () => import('../features/photos/photos.page'),
  settings: () => import('../features/settings/settings.page'),
  forgotPassword: () => import('../features/auth/forgot-password.page'),
  signInAgain: () => import('../features/auth/sign-in-again'),
  resetPassword: () => import('../features/auth/reset-password.page'),
  interests: () => import('../features/interests/interests.page'),
  shortlist: () => import('../features/shortlist/shortlist.page'),
  notifications: () => import('../features/notifications/notifications.page'),
  contactViews: () => import('../features/contact-views/contact-views.page'),
  blocked: () => import('../features/blocked/blocked.page'),
  information: () => import('../features/pages/information.page'),
} as const;

export type PageName = keyof typeof PAGES;
