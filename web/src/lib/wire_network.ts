/** The wire over the network: requests and sockets of the browser. */
import { based } from './base';
import type { Answer, Asking, Line, Wire } from './wire';

async function* piecesOf(answer: Response): AsyncGenerator<Uint8Array> {
  if (answer.body === null) return;
  // Not every browser lets a stream be walked through by itself.
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

class Socket implements Line {
  onopen = (): void => undefined;
  onword = (_text: string): void => undefined;
  onclose = (): void => undefined;
  private readonly socket: WebSocket;

  constructor(path: string) {
    const address = new URL(based(path), location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.socket = new WebSocket(address);
    this.socket.onopen = () => this.onopen();
    this.socket.onmessage = (frame: MessageEvent<string>) => this.onword(frame.data);
    this.socket.onclose = () => this.onclose();
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }
}

export const wire: Wire = {
  near: false,
  async ask({ path, fresh = false, ...asking }: Asking): Promise<Answer> {
    const answer = await fetch(based(path), {
      credentials: 'same-origin',
      ...(fresh ? { cache: 'no-store' } : {}),
      ...asking,
    });
    return {
      status: answer.status,
      words: answer.statusText,
      header: (name) => answer.headers.get(name),
      text: () => answer.text(),
      pieces: () => piecesOf(answer),
    };
  },
  open: (path) => new Socket(path),
};
