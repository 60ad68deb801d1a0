import type { FastifyRequest } from 'fastify';
import { cameThroughProxy, isFromLoopback } from './proxies.ts';

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * True for a request from this machine: not through a proxy, and not by DNS rebinding. A proxy on this machine that adds no
 * header cannot be told apart; see `isPublished`.
 */
export const isLocalRequest = (request: FastifyRequest): boolean =>
  isFromLoopback(request) && LOCAL_HOST.test(request.headers.host ?? '') && !cameThroughProxy(request);
