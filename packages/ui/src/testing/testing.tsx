import type { ReactNode } from 'react';
import { Toaster } from '../feedback/toast/toaster';
import { provideIcons } from '../display/icon/icon';
import { iconPaths } from '../display/icon/icon-paths';
import { UiProvider } from '../theme/ui-provider';

export { testFormPage } from './form-page.testing';
export { testListPage } from './list-page.testing';
export { testRecordPage } from './record-page.testing';

provideIcons(iconPaths);

/** Wraps what a test renders in the design system, for `renderPage(node, { wrap: withUi })`. */
export const withUi = (children: ReactNode) => (
  <UiProvider>
    {children}
    <Toaster />
  </UiProvider>
);
