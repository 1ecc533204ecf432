import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { cutTemplate, type Template } from './document.rules';

const lookedAtMs = 1000;

interface Read {
  modifiedMs: number;
  templates: Map<string, Template | null>;
}

/** The pages of the host's build as they lie on disk: read once, and again after it was built anew. */
export class HostBuild {
  private read: Read | null = null;
  private lookedAt = 0;

  constructor(readonly folder: string) {}

  /** A page of the build, `index.html` in place of one that was not prerendered; null where nothing was built. */
  async page(file: string): Promise<Template | null> {
    const { templates } = await this.current();
    let template = templates.get(file);
    if (template === undefined) {
      const html = await readFile(join(this.folder, file), 'utf8').catch(() => null);
      template = html === null ? null : cutTemplate(html);
      templates.set(file, template);
    }
    if (template === null && file !== 'index.html') return this.page('index.html');
    return template;
  }

  /** The service worker of the build; null where nothing was built. */
  async serviceWorker(): Promise<string | null> {
    return readFile(join(this.folder, 'sw.js'), 'utf8').catch(() => null);
  }

  /** What browsers install the application by, without the community's name; null where nothing was built. */
  async webApp(): Promise<object | null> {
    const text = await readFile(join(this.folder, 'web-app.json'), 'utf8').catch(() => null);
    return text === null ? null : z.looseObject({}).parse(JSON.parse(text));
  }

  private async current(): Promise<Read> {
    const now = Date.now();
    if (this.read && now - this.lookedAt < lookedAtMs) return this.read;
    this.lookedAt = now;
    const file = join(this.folder, 'host.json');
    const modifiedMs = (await stat(file).catch(() => null))?.mtimeMs ?? 0;
    if (this.read?.modifiedMs !== modifiedMs) this.read = { modifiedMs, templates: new Map() };
    return this.read;
  }
}
