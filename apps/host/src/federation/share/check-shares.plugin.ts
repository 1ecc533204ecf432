import { satisfy, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { classifyError } from '../load/classify-error';
import { SectionLoadError } from '../load/load-error';
import type { SharedModule } from './shared-modules';

/**
 * Looks at each shared module that a section asks for before the library does. One that the host lacks, or has in
 * another version, makes the section incompatible. One that must be fetched is fetched here: the library would keep a
 * failure for good, and here the next try asks again.
 */
export function checkShares(offered: Readonly<Record<string, SharedModule>>): ModuleFederationRuntimePlugin {
  return {
    name: 'courtyard-shares',
    async beforeLoadShare(asked) {
      const { pkgName, shareInfo } = asked;
      const module = offered[pkgName];
      const range = shareInfo?.shareConfig?.requiredVersion;
      if (!module || (range && !satisfy(module.version, range))) {
        const cause = new Error(
          `it needs ${pkgName} ${range || ''}, the host has ${module?.version ?? 'none'}`,
        );
        throw new SectionLoadError('incompatible', { cause });
      }
      try {
        await module.get();
      } catch (error) {
        // Only the host knows the hashes of its own files.
        throw await classifyError(error, () => '');
      }
      return asked;
    },
  };
}
