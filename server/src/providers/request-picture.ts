import { renderAsync } from '@resvg/resvg-js';
import type { PictureFile } from '../pictures/picture-store.ts';
import type { StoryPlan } from '../storyteller/story-plan.ts';
import { type RasterFile, readPicture } from './picture-file.ts';
import { picturePrompt, plainPicturePrompt, referenceNote } from './picture-prompt.ts';
import type { PictureServiceSettings } from './provider-settings.ts';
import { createPseudonymizer } from './pseudonymizer.ts';
import type { ResiliencePolicy } from './resilience-policy.ts';
import type { ReferencePicture, ServiceClient, Usage } from './service-client.ts';
import { ServiceError } from './service-error.ts';

/** Width of the drawing that an edit is made from; services scale it anyway. */
const REFERENCE_WIDTH = 1200;

export interface RequestPictureDeps {
  settings: PictureServiceSettings;
  client: Pick<ServiceClient, 'generate' | 'edit'>;
  policy: ResiliencePolicy;
  onUsage(usage: Usage): void;
}

export interface PictureRequest {
  plan: StoryPlan;
  pageNumber: number;
  /** Makes the embedded illustrator's SVG of the page; called for edits only. */
  draw(): Promise<string>;
  /** The finished picture of page 1; a drawing is no model to paint by. */
  firstPicture: PictureFile | null;
  privateNames: readonly string[];
  signal: AbortSignal;
}

const asPng = async (svg: string): Promise<Uint8Array> =>
  (
    await renderAsync(svg, {
      fitTo: { mode: 'width', value: REFERENCE_WIDTH },
      font: { loadSystemFonts: false },
    })
  ).asPng();

const referencesOf = async ({ draw, firstPicture }: PictureRequest): Promise<ReferencePicture[]> => [
  { name: 'drawing.png', bytes: await asPng(await draw()), type: 'image/png' },
  ...(firstPicture === null || firstPicture.type === 'image/svg+xml'
    ? []
    : [{ name: `page-1.${firstPicture.type.slice('image/'.length)}`, ...firstPicture }]),
];

/**
 * Has a service paint a page. A refused prompt is tried once more without any typed word; nothing else is sent twice, because a
 * picture may have been paid for. Rejects with ServiceError.
 */
export const requestPicture = async (
  deps: RequestPictureDeps,
  request: PictureRequest,
): Promise<RasterFile> => {
  const { settings, client, policy } = deps;
  const { plan, pageNumber, signal, privateNames } = request;
  const scene = plan.scenes.find((one) => one.pageNumber === pageNumber);
  if (scene === undefined) throw new RangeError('The plan has no such page');
  const { theme = '', desiredEnding = '' } = plan.asked ?? {};
  const pseudonymizer = createPseudonymizer(
    { theme, desiredEnding, totalPages: plan.scenes.length, cast: plan.cast, age: null, seed: plan.seed },
    privateNames,
  );
  const references = settings.mode === 'edit' ? await referencesOf(request) : [];
  const note = references.length === 0 ? '' : referenceNote(references.length);
  const ask = async (prompt: string): Promise<RasterFile> => {
    const common = { prompt: note + prompt, size: settings.size };
    const { base64, usage } = await policy.run(
      (limited) =>
        references.length === 0
          ? client.generate(common, limited)
          : client.edit({ ...common, references }, limited),
      signal,
    );
    deps.onUsage(usage);
    const picture = readPicture(base64);
    if (picture === null) throw new ServiceError('bad-answer', { status: 200 });
    return picture;
  };
  try {
    return await ask(picturePrompt(plan, scene, pseudonymizer));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'refused') throw error;
    return ask(plainPicturePrompt(plan, scene));
  }
};
