/** The routes of family desks. */
const part = encodeURIComponent;

export const DESK_ROUTES = {
  desk: '/desk',
  invitations: '/desk/invitations',
  invitation: (token: string) => `/desk/invitations/${part(token)}`,
  invitationCode: (token: string) => `/desk/invitations/${part(token)}/code`,
  accept: (token: string) => `/desk/invitations/${part(token)}/accept`,
  refuseInvitation: (token: string) => `/desk/invitations/${part(token)}/refuse`,
  member: (id: string) => `/desk/members/${part(id)}`,
  number: '/desk/number',
  drafts: '/desk/drafts',
  approve: (id: string) => `/desk/drafts/${part(id)}/approve`,
  refuse: (id: string) => `/desk/drafts/${part(id)}/refuse`,
  withdraw: (id: string) => `/desk/drafts/${part(id)}/withdraw`,
  votes: (profileId: string) => `/desk/votes/${part(profileId)}`,
  undo: (id: string) => `/desk/acts/${part(id)}/undo`,
} as const;
