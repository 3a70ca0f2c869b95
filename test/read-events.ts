import type { ProgressEvent } from '#contract/generation.ts'

/** The progress events of a server-sent event stream, until the server ends it. */
export async function* readEvents(response: Response): AsyncGenerator<ProgressEvent> {
  let rest = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const data = /^event: progress\ndata: (.*)$/.exec(part)?.[1]
      if (data) yield JSON.parse(data) as ProgressEvent
    }
  }
}
