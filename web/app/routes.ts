import type { RouteConfig } from '@react-router/dev/routes'
import { homeScreen, screen, within } from './route-table.ts'

export default [
  within('ui/shell/public-shell.tsx', [
    // Home and company
    homeScreen('features/home/home.screen.tsx'),
    screen('/share/contact', 'features/contact/contact.screen.tsx'),
    screen('/bond-calculator', 'features/bond/bond-calculator.screen.tsx'),

    // Accounts
    screen('/user/login', 'features/accounts/login.screen.tsx'),
    screen('/user/forgotPassword', 'features/accounts/forgot-password.screen.tsx'),
    screen('/forgotPasswordReset/:token', 'features/accounts/reset-password.screen.tsx'),
    screen('/user/changePasswordOnLogin', 'features/accounts/change-password.screen.tsx'),
    screen('/user/register', 'features/accounts/register.screen.tsx'),
    screen('/user/registeragency', 'features/accounts/register.screen.tsx', 'register-agency'),
    screen('/user/confirmEmail/:token', 'features/accounts/confirm-email.screen.tsx'),

    // Everything else is not found, in the same frame
    screen('/*', 'features/errors/not-found.screen.tsx'),
  ]),

  // Back office
  within('backoffice/shell.tsx', [
    // People
    screen('/UserRoles', 'features/people/user-roles.screen.tsx'),
    screen('/status/userManagementPage', 'features/people/user-management.screen.tsx'),
    screen('/status/agentUserManagementPage', 'features/people/agent-management.screen.tsx'),
    screen('/status/agencyUserManagementPage', 'features/people/agency-management.screen.tsx'),

    // Setup
    screen('/contactUsSource/list', 'features/contact-sources/contact-sources.screen.tsx'),
    screen(
      '/contactUsSource/new',
      'features/contact-sources/contact-source.screen.tsx',
      'contact-source-new',
    ),
    screen('/contactUsSource/:id', 'features/contact-sources/contact-source.screen.tsx'),
  ]),

  // Answers without a page
  screen('/user/logout', 'features/accounts/logout.action.ts'),
  screen('/theme', 'ui/theme/theme.action.ts'),
] satisfies RouteConfig
