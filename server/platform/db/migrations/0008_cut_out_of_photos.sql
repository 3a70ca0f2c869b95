-- A photo's `keepWhole` of before is `"cutOut": "never"`.
UPDATE "creatives" SET "product_images" = (
  SELECT jsonb_agg(CASE WHEN entry @> '{"keepWhole": true}' THEN (entry - 'keepWhole') || '{"cutOut": "never"}' ELSE entry END ORDER BY place)
  FROM jsonb_array_elements("product_images") WITH ORDINALITY AS entries (entry, place)
) WHERE "product_images" @> '[{"keepWhole": true}]';--> statement-breakpoint
UPDATE "creatives" SET "inspiration_images" = (
  SELECT jsonb_agg(CASE WHEN entry @> '{"keepWhole": true}' THEN (entry - 'keepWhole') || '{"cutOut": "never"}' ELSE entry END ORDER BY place)
  FROM jsonb_array_elements("inspiration_images") WITH ORDINALITY AS entries (entry, place)
) WHERE "inspiration_images" @> '[{"keepWhole": true}]';
