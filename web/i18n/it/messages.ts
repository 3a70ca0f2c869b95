import common from './common.json' with { type: 'json' }
import making from './making.json' with { type: 'json' }
import wizard from './wizard.json' with { type: 'json' }
import gallery from './gallery.json' with { type: 'json' }
import campaigns from './campaigns.json' with { type: 'json' }
import brands from './brands.json' with { type: 'json' }
import account from './account.json' with { type: 'json' }
import review from './review.json' with { type: 'json' }
import check from './check.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import landing from './landing.json' with { type: 'json' }
import server from './server.json' with { type: 'json' }
import type { Messages } from '../translator.ts'

/** Italian, by areas of the screens. */
export const messages: Messages = {
  ...common,
  ...making,
  ...wizard,
  ...gallery,
  ...campaigns,
  ...brands,
  ...account,
  ...review,
  ...check,
  ...help,
  ...landing,
  ...server,
}
