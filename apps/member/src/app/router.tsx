import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { chunk } from '../shell/chunk';
import { needsSession, needsVerification, visitorsOnly } from './guards';
import { Layout } from './layout';
import { PAGES } from './pages';
import { PATHS } from '../shell/paths';
import { RouteError } from './route-error';
import { LandingPage } from '../features/landing/landing.page';

const memberPages = (): RouteObject[] => [
  {
    path: PATHS.register,
    loader: visitorsOnly,
    lazy: { Component: async () => (await chunk(PAGES.register)).RegisterPage },
  },
  {
    path: PATHS.verify,
    loader: needsSession,
    lazy: { Component: async () => (await chunk(PAGES.verify)).VerifyPage },
  },
  {
    path: PATHS.profiles,
    loader: needsVerification,
    lazy: { Component: async () => (await chunk(PAGES.browse)).BrowsePage },
  },
  {
    path: PATHS.profilePattern,
    loader: needsVerification,
    lazy: { Component: async () => (await chunk(PAGES.profile)).ProfilePage },
  },
  {
    path: PATHS.interests,
    loader: needsVerification,
    lazy: { Component: async () => (await chunk(PAGES.interests)).InterestsPage },
  },
  {
    path: PATHS.shortlist,
    loader: needsVerification,
    lazy: { Component: async () => (await chunk(PAGES.shortlist)).ShortlistPage },
  },
  {
    path: PATHS.notifications,
    loader: needsSession,
    lazy: { Component: async () => (await chunk(PAGES.notifications)).NotificationsPage },
  },
  {
    path: PATHS.contactViews,
    loader: needsSession,
    lazy: { Component: async () => (await chunk(PAGES.contactViews)).ContactViewsPage },
  },
  {
    path: PATHS.blocked,
    loader: needsSession,
    lazy: { Component: async () => (await chunk(PAGES.blocked)).BlockedPage },
  },
  {
    path: PATHS.myProfile,
    loader: needsSession,
    lazy: { Component: async () => (await chunk(PAGES.myProfile)).MyProfilePage },
  },
  {
    path: PATHS.editProfile,
    loader: needsSession,
    lazy: { Component: async () => (await chunk(PAGES.editProfile)).EditProfilePage },
  },
  {
    path: PATHS.myPhotos,
    loader: needsSession,
    lazy: { Component: async () => (await chunk(PAGES.myPhotos)).PhotosPage },
  },
  {
    path: PATHS.settings,
    loader: needsSession,
    lazy: { Component: async () => (await chunk(PAGES.settings)).SettingsPage },
  },
];

const informationPages = () =>
  [PATHS.privacy, PATHS.terms, PATHS.contact, PATHS.grievance].map((path): RouteObject => ({
    path,
    lazy: { Component: async () => (await chunk(PAGES.information)).InformationPage },
  }));

/** Made anew for each router, because a router fills in what it has loaded. */
export const routeTable = (): RouteObject[] => [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: PATHS.home, Component: LandingPage },
          {
            path: PATHS.login,
            loader: visitorsOnly,
            lazy: { Component: async () => (await chunk(PAGES.login)).LoginPage },
          },
          {
            path: PATHS.forgotPassword,
            lazy: { Component: async () => (await chunk(PAGES.forgotPassword)).ForgotPasswordPage },
          },
          {
            path: PATHS.resetPassword,
            lazy: { Component: async () => (await chunk(PAGES.resetPassword)).ResetPasswordPage },
          },
          { lazy: { Component: async () => (await chunk(PAGES.memberArea)).MemberArea }, children: memberPages() },
          ...informationPages(),
          { path: '*', loader: () => redirect(PATHS.home) },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routeTable());
