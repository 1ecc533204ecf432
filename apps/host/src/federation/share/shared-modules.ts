import * as common from '@courtyard/common';
import * as router from '@courtyard/common/router';
import * as ui from '@courtyard/ui';
import { css, keyframes } from '@emotion/react';
import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';
import { jsxDevRuntime } from './jsx-dev-runtime';

/** Written by the build: the installed version of each shared module, by the name in the import. */
declare const COURTYARD_SHARED_VERSIONS: Record<string, string>;
const versions = typeof COURTYARD_SHARED_VERSIONS === 'undefined' ? {} : COURTYARD_SHARED_VERSIONS;

/** Parts of the packages: the build of a section refuses the rest (packages/build, provided/offered-exports.mjs). */
const emotion = { css, keyframes };
const query = {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
};

/** Already part of the signed-in shell. */
const present: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@emotion/react': emotion,
  zustand,
  '@tanstack/react-query': query,
  '@courtyard/common': common,
  '@courtyard/common/router': router,
  '@courtyard/ui': ui,
};

/** Fetched when the first section asks. webpack's chunk loading tries three times (see packages/build). */
const fetched: Record<string, () => Promise<object>> = {
  '@courtyard/ui/forms': () => import(/* webpackChunkName: "ui-forms" */ '@courtyard/ui/forms'),
  '@courtyard/ui/data': () => import(/* webpackChunkName: "ui-data" */ '@courtyard/ui/data'),
  '@courtyard/ui/overlays': () => import(/* webpackChunkName: "ui-overlays" */ '@courtyard/ui/overlays'),
  '@courtyard/ui/details': () => import(/* webpackChunkName: "ui-details" */ '@courtyard/ui/details'),
  '@courtyard/ui/charts': () => import(/* webpackChunkName: "ui-charts" */ '@courtyard/ui/charts'),
  '@courtyard/ui/trend': () => import(/* webpackChunkName: "ui-trend" */ '@courtyard/ui/trend'),
  '@courtyard/ui/uploads': () => import(/* webpackChunkName: "ui-uploads" */ '@courtyard/ui/uploads'),
  '@courtyard/ui/board': () => import(/* webpackChunkName: "ui-board" */ '@courtyard/ui/board'),
  '@courtyard/ui/calendar': () => import(/* webpackChunkName: "ui-calendar" */ '@courtyard/ui/calendar'),
  '@courtyard/ui/grid': () => import(/* webpackChunkName: "ui-grid" */ '@courtyard/ui/grid'),
};

export interface SharedModule {
  version: string;
  /** Gives the module's factory, as the federation's runtime wants it. */
  get: () => Promise<() => object>;
  shareConfig: { singleton: true; requiredVersion: string };
}

function offer([name, load]: [string, () => Promise<object>]): [string, SharedModule] {
  const version = versions[name] ?? '0.0.0';
  const get = async () => {
    const module = await load();
    return () => module;
  };
  return [name, { version, get, shareConfig: { singleton: true, requiredVersion: `^${version}` } }];
}

const loads: Record<string, () => Promise<object>> = { ...fetched };
for (const [name, module] of Object.entries(present)) loads[name] = () => Promise.resolve(module);

/** What sections get from the host, by the name in their imports. */
export const sharedModules: Record<string, SharedModule> = Object.fromEntries(
  Object.entries(loads).map(offer),
);
