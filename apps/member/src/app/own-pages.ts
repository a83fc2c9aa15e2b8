/** Pages that are opened from one's own profile and settings: one file for the first load to know of. */
export const OWN_PAGES = {
  settings: async () => (await import('../features/settings/settings.page')).SettingsPage,
  notifications: async () => (await import('../features/notifications/notifications.page')).NotificationsPage,
  contactViews: async () => (await import('../features/contact-views/contact-views.page')).ContactViewsPage,
  searches: async () => (await import('../features/searches/searches.page')).SearchesPage,
  unsubscribe: async () => (await import('../features/searches/unsubscribe.page')).UnsubscribePage,
  letter: async () => (await import('../features/searches/letter.page')).LetterPage,
  blocked: async () => (await import('../features/blocked/blocked.page')).BlockedPage,
  editProfile: async () => (await import('../features/edit-profile/edit-profile.page')).EditProfilePage,
  editSection: async () => (await import('../features/edit-profile/edit-section.page')).EditSectionPage,
  moreDetails: async () => (await import('../features/edit-profile/more/more-details.page')).loadMoreDetails(),
  myPhotos: async () => (await import('../features/photos/photos.page')).PhotosPage,
  myPreview: async () => (await import('../features/profile/preview.page')).loadPreview(),
  myBiodata: async () => (await import('../features/biodata/biodata.page')).loadBiodata(),
};
