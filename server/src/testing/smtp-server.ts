import { createServer, type Socket } from 'node:net';

/** How the SMTP server of a test answers for a recipient, by the local part of the address. */
type Answer = 'keep' | 'defer' | 'refuse';

const answerFor = (line: string): Answer =>
  /<(deferred)/i.test(line) ? 'defer' : /<(refused)/i.test(line) ? 'refuse' : 'keep';

const REPLIES: Record<Answer, string> = {
  keep: '250 ok',
  defer: '451 come back later',
  refuse: '550 no such mailbox',
};

/**
 * A minimal SMTP server. It defers mail to `deferred…@` and refuses mail to `refused…@`. While `mute` is set it accepts
 * connections and says nothing.
 */
export const startSmtpServer = async () => {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (smtp.mute) return void socket.resume();
    let mail: string[] | null = null;
    let rest = '';
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const handleLine = (line: string) => {
      if (mail !== null) {
        if (line !== '.') return void mail.push(line);
        mails.push(mail.join('\n'));
        mail = null;
        return reply('250 kept');
      }
      if (/^EHLO/i.test(line)) return reply('250 smtp');
      if (/^RCPT/i.test(line)) {
        smtp.recipients.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
        return reply(REPLIES[answerFor(line)]);
      }
      if (/^DATA/i.test(line)) {
        mail = [];
        return reply('354 go on');
      }
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
      return reply('250 ok');
    };
    socket.on('data', (data) => {
      const lines = (rest + data.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) handleLine(line);
    });
    reply('220 smtp');
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const smtp = {
    /** The mails that were kept. */
    mails,
    /** The recipients that were named, kept or not. */
    recipients: [] as string[],
    mute: false,
    /** Open connections. */
    connections: () => sockets.size,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}?ignoreTLS=true`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return smtp;
};
