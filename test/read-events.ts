import type { ProgressEvent } from '#contract/ads/generation.ts'

/**
 * Yields the events of one name in a server-sent event stream, by default those of progress, until the server ends it.
 */
export async function* readEvents<Event = ProgressEvent>(response: Response, name = 'progress'): AsyncGenerator<Event> {
  let rest = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
      if (data && event === name) yield JSON.parse(data) as Event
    }
  }
}
