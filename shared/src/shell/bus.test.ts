import { createBus } from '@weaversworld/shared/shell';
import { describe, expect, it, vi } from 'vitest';

describe('the event bus', () => {
  it('lets the others hear when one listener fails, and reports the failure', () => {
    const report = vi.fn();
    const bus = createBus(report);
    const heard: number[] = [];
    bus.on('story:created', () => {
      throw new Error('broken');
    });
    bus.on('story:created', ({ storyId }) => heard.push(Number(storyId)));
    bus.emit('story:created', { storyId: 7 });
    expect(heard).toEqual([7]);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ source: 'bus', level: 'error' }));
  });

  it('is silent for a listener that closed', () => {
    const bus = createBus(() => undefined);
    const listener = vi.fn();
    const close = bus.on('story:left', listener);
    close();
    bus.emit('story:left', { storyId: 1 });
    expect(listener).not.toHaveBeenCalled();
  });
});
