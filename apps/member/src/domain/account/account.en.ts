export const en = {
  deleteProfile: 'Delete Profile',
  deleteLead: 'Ends all sessions and erases your data, photos and documents.',
  deleting: 'Deleting…',
  aadhaarNumber: 'Aadhaar number',
  panNumber: 'PAN number',
};
