import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  Global,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/**
 * Sections are built without a runtime of their own (`externalRuntime`) and read this one from the page. It has what a
 * section that only takes shared modules uses; the loaders of scripts and remotes, half of the package, stay out.
 */
export function offerRuntime(): void {
  Reflect.set(Global, '_FEDERATION_RUNTIME_CORE', {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    Global,
    // Read when an entry starts, used only with snapshots, which we have none of.
    helpers: { global: {}, share: {}, utils: {} },
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  });
}
