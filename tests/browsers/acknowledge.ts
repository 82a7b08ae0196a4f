import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** An unsolicited pong asks for no answer (RFC 6455, 5.5.3). Firefox refuses a mask of zeros. */
const PONG = Buffer.from([0x8a, 0x80, 1, 2, 3, 4]);

function answer(socket: Socket): void {
  let isWebSocket = false;
  socket.on('data', (packet: Buffer) => {
    if (!isWebSocket) isWebSocket = packet.subarray(0, 12).toString('latin1') === 'HTTP/1.1 101';
    else if (socket.writable) socket.write(PONG);
  });
}

/**
 * Has each packet from Firefox acknowledged at once. It holds a small packet back until the one before
 * is acknowledged, for which Linux waits 40 ms if there is nothing to send (docs/decisions/0050).
 */
export function acknowledgePackets(): void {
  subscribe('net.client.socket', (message) => answer((message as { socket: Socket }).socket));
}
